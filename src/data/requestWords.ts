import {translate} from '@docusaurus/Translate';

/** All words of staff's page. */
export const requestWords = () => ({
  title: translate({id: 'request.title', message: 'Request'}),
  received: translate({id: 'request.received', message: 'Received'}),
  by: translate({id: 'request.by', message: 'Your initials'}),
  note: translate({id: 'request.note', message: 'Short note'}),
  hint: translate({
    id: 'request.note.hint',
    message: 'Without names and numbers: whoever has this link can read it.',
  }),
  at: translate({id: 'request.at', message: 'Appointment, by the office’s clock'}),
  state: {
    called: translate({id: 'request.state.called', message: 'Called'}),
    scheduled: translate({id: 'request.state.scheduled', message: 'Scheduled'}),
    won: translate({id: 'request.state.won', message: 'Won'}),
    lost: translate({id: 'request.state.lost', message: 'Lost'}),
    spam: translate({id: 'request.state.spam', message: 'Spam'}),
    new: translate({id: 'request.state.new', message: 'Still to be called'}),
    undone: translate({id: 'request.undo', message: 'Undo'}),
  },
  problem: {
    unknown: translate({
      id: 'request.problem.unknown',
      message: 'This link leads to no request, or no longer does. Use the one in the newest mail.',
    }),
    changed: translate({
      id: 'request.problem.changed',
      message: 'Not noted: something else was noted meanwhile. See it below, then decide.',
    }),
    refused: translate({id: 'request.problem.time', message: 'Choose a day and a time to come.'}),
    later: translate({
      id: 'request.problem.failed',
      message: 'The server does not answer. What you typed is still here: try again in a while.',
    }),
  },
});
