import {workChecklists} from '../../components/ArticleChecklist/behavior';
import {workYear} from '../../components/Footer/behavior';
import {showNow} from '../../forms/inspection/behavior';
import {workPortraits} from '../../sections/about/Team/behavior';
import {workDividers} from '../../sections/home/FinishedJobs/behavior';
import {workControls} from '../controls';
import type {Behavior} from './start';

/** The behaviors of every page; those of a few pages have a script of their own. */
export const EVERYWHERE: Behavior[] = [
  workControls,
  showNow,
  workChecklists,
  workYear,
  workPortraits,
  workDividers,
];
