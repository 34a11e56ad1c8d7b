import {enliven} from './enliven';

void enliven({
  request: () => import(/* webpackMode: "eager" */ '../../sections/request/RequestPage/Request'),
});
