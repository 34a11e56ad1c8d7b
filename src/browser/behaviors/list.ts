import {workChecklists} from '../../components/ArticleChecklist/behavior';
import {workCallBanner} from '../../components/CallBanner/behavior';
import {watchCallPanels} from '../../components/EmergencyPanel/behavior';
import {preloadFonts} from '../../components/FontPreload/behavior';
import {workYear} from '../../components/Footer/behavior';
import {workPopovers} from '../../components/Header/behavior';
import {workLanguageLinks} from '../../components/LanguageSwitcher/behavior';
import {showNow} from '../../forms/inspection/behavior';
import {keepDrafts} from '../../forms/shared/draft';
import {workPortraits} from '../../sections/about/Team/behavior';
import {workDividers} from '../../sections/home/FinishedJobs/behavior';
import {workSharing} from '../../sections/knowledge-center/ShareRow/behavior';
import type {Behavior} from './start';

/**
 * The behaviors of every page; those of a few pages have a script of their own. Listeners capture, because
 * React stops events of parts that it could not hydrate in time (react-dom 19.3.1: `dispatchEvent` in
 * ReactDOMEventListener.js calls stopPropagation).
 */
export const EVERYWHERE: Behavior[] = [
  preloadFonts,
  workCallBanner,
  watchCallPanels,
  workLanguageLinks,
  workPopovers,
  workSharing,
  keepDrafts,
  showNow,
  workChecklists,
  workYear,
  workPortraits,
  workDividers,
];
