// Type-only: see pageNames.ts.
import {type translate} from '@docusaurus/Translate';

type Translator = (text: Parameters<typeof translate>[0]) => string;

/** All words of staff's page, which only that route loads (`src/build/picker`). */
export const requestWords = (translate: Translator) => ({
  title: translate({id: 'request.title', message: 'What was done with a request'}),
  heading: translate({id: 'request.heading', message: 'Request {number}'}),
  received: translate({id: 'request.received', message: 'Received'}),
  noted: translate({id: 'request.noted', message: 'Noted'}),
  by: translate({id: 'request.by', message: 'Your initials'}),
  note: translate({id: 'request.note', message: 'Short note'}),
  hint: translate({
    id: 'request.note.hint',
    message: 'Without names and numbers: whoever has this link can read it.',
  }),
  at: translate({id: 'request.at', message: 'Appointment, Florida time (Eastern)'}),
  undo: translate({id: 'request.undo', message: 'Undo'}),
  state: {
    called: translate({id: 'request.state.called', message: 'Called'}),
    scheduled: translate({id: 'request.state.scheduled', message: 'Scheduled'}),
    won: translate({id: 'request.state.won', message: 'Won'}),
    lost: translate({id: 'request.state.lost', message: 'Lost'}),
    spam: translate({id: 'request.state.spam', message: 'Spam'}),
    new: translate({id: 'request.state.new', message: 'Still to be called'}),
    undone: translate({id: 'request.state.undone', message: 'Taken back'}),
  },
  problem: {
    unknown: translate({
      id: 'request.problem.unknown',
      message: 'This link leads to no request, or no longer does. Use the one in the newest mail.',
    }),
    rate_limit: translate({
      id: 'request.problem.limit',
      message: 'Too many tries came from here. Wait ten minutes, then try again.',
    }),
    changed: translate({
      id: 'request.problem.changed',
      message: 'Not noted: somebody was faster. See below what they did, then decide.',
    }),
    refused: translate({
      id: 'request.problem.refused',
      message: 'Not noted: this is not possible now, or the time has passed.',
    }),
    time: translate({id: 'request.problem.time', message: 'Choose a day and a time to come.'}),
    failed: translate({
      id: 'request.problem.failed',
      message: 'The server could not be reached. What you typed is still here: try again.',
    }),
  },
});
