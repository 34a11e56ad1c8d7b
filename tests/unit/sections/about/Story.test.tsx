import {company} from '@site/src/data/company';
import Story from '@site/src/sections/about/Story';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../support/render';

const YEARS = Number.parseInt(company.stats.yearsOfExperience, 10);

/* cspell:disable */
test.each([
  ['en', `${YEARS}+ years of combined experience`],
  ['es', `más de ${YEARS} años de experiencia`],
  ['vi', `hơn ${YEARS} năm kinh nghiệm`],
  ['ko', `${YEARS}년이 넘습니다`],
  ['hi', `${YEARS} साल से ज़्यादा का अनुभव`],
] as const)('the story in %s tells the years as people say them', (locale, words) => {
  renderSite(<Story />, {locale});
  expect(screen.getByText(words, {exact: false})).toBeInTheDocument();
});
