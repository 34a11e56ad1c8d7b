import {translate} from '@docusaurus/Translate';

/** All words of staff's page. */
export const requestWords = () => ({
  title: translate({id: 'request.title', message: 'Request'}),
  received: translate({id: 'request.received', message: 'Received'}),
  by: translate({id: 'request.by', message: 'Your initials'}),
  note: translate({id: 'request.note', message: 'Short note'}),
  hint: translate({
    id: 'request.note.hint',
    message: 'Leave out names and numbers: anyone with this link can read it.',
  }),
  at: translate({id: 'request.at', message: 'Appointment, office time'}),
  state: {
    called: translate({id: 'request.state.called', message: 'Called'}),
    scheduled: translate({id: 'request.state.scheduled', message: 'Scheduled'}),
    won: translate({id: 'request.state.won', message: 'Won'}),
    lost: translate({id: 'request.state.lost', message: 'Lost'}),
    spam: translate({id: 'request.state.spam', message: 'Spam'}),
    new: translate({id: 'request.state.new', message: 'Not called yet'}),
    undone: translate({id: 'request.undo', message: 'Undo'}),
  },
  problem: {
    unknown: translate({
      id: 'request.problem.unknown',
      message: 'This link is wrong or has expired. Use the one in the newest email.',
    }),
    changed: translate({
      id: 'request.problem.changed',
      message:
        'Not saved: someone noted something else in the meantime. See it below, then decide.',
    }),
    refused: translate({id: 'request.problem.time', message: 'Choose a future day and time.'}),
    later: translate({
      id: 'request.problem.failed',
      message:
        'The server isn’t answering. What you typed is still here: try again in a few minutes.',
    }),
  },
});
