import {jobs} from '@site/src/data/proof/jobs';
import FinishedJobs from '@site/src/sections/home/FinishedJobs';

import {renderSite} from '../../../support/render';

test('the finished jobs leave no empty block where there are none', () => {
  const kept = {...jobs};
  const given = jobs as Record<string, unknown>;
  for (const id of Object.keys(given)) delete given[id];
  try {
    expect(renderSite(<FinishedJobs />).container).toBeEmptyDOMElement();
  } finally {
    Object.assign(given, kept);
  }
});
