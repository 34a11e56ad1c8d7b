import {company} from '@site/src/data/company';
import {LOCALES} from '@site/src/language/locales';
import Story from '@site/src/sections/about/Story';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../support/render';

const YEARS = Number.parseInt(company.stats.yearsOfExperience, 10);

test.each(LOCALES.map(({code}) => code))(
  'the story in %s tells the years of experience',
  (locale) => {
    renderSite(<Story />, {locale});
    expect(screen.getByText(new RegExp(`(?<!\\d)${YEARS}(?!\\d)`))).toBeInTheDocument();
  },
);
