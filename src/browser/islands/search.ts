import {enliven} from './enliven';

void enliven({
  search: () => import(/* webpackMode: "eager" */ '../../sections/knowledge-center/Search'),
});
