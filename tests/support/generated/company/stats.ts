import {company} from '../../../../src/data/company';

export default company.reviewStats!;
