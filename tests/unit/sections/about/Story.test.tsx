import Story from '@site/src/sections/about/Story';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../support/render';

/* cspell:disable */
test.each([
  ['en', '25+ years of combined experience'],
  ['es', 'más de 25 años de experiencia'],
  ['vi', 'hơn 25 năm kinh nghiệm'],
  ['ko', '25년이 넘습니다'],
  ['hi', '25 साल से ज़्यादा का अनुभव'],
] as const)('the story in %s tells the years as people say them', (locale, words) => {
  renderSite(<Story />, {locale});
  expect(screen.getByText(words, {exact: false})).toBeInTheDocument();
});
