import type {Member} from '../../../../src/data/team';

/** People as the company plugin writes them: a test puts its own here. */
const team: Member[] = [];

export default team;
