import {enliven} from './enliven';

void enliven({
  inspection: () => import(/* webpackMode: "eager" */ '../../forms/inspection'),
  newsletter: () => import(/* webpackMode: "eager" */ '../../forms/newsletter'),
});
