import type {InspectionField, RequiredField} from '../../src/data/inspectionFields';

export type Notice = {
  /** Id of the outbox's row; part of `stableId`. */
  id: number;
  kind:
    'request' | 'reminder' | 'set_aside' | 'bundle' | 'subscriptions' | 'alarm' | 'open' | 'week';
  createdAt: string;
  request: NoticeRequest | null;
  /** New subscribers since the last digest, kind `subscriptions` only; else 0. */
  subscriptions: number;
  /** What raised an alarm; else null. */
  note: string | null;
  /** Link to the page where staff note what was done, new in each message; null where there is none. */
  link: string | null;
  open: OpenRequest[] | null;
  week: Week | null;
  /** Kind `reminder` only: the first message about the request. */
  repeats?: Pick<Notice, 'id' | 'kind' | 'createdAt'>;
  /** The mail server has refused the words of the attempt before. */
  isRefused?: true;
  /** The channel has delivered nothing yet. */
  isFirst?: true;
  /**
   * Kind `bundle` only: the rows of the outbox, whether it rings, how many requests it tells of, and the first
   * of them, urgent ones before others.
   */
  ids?: number[];
  urgent?: boolean;
  total?: number;
  bundle?: Bundled[];
};

/** A line of a bundle: intake.bundled. */
type Bundled = Pick<NoticeRequest, 'id' | 'urgent' | 'suspicion' | 'language' | 'receivedAt'> & {
  link: string | null;
  /** Of an urgent one: digits and + alone. */
  number: string | null;
};

/** A line of the morning's list: intake.open_requests. */
type OpenRequest = Pick<NoticeRequest, 'id' | 'name' | 'phone' | 'urgent' | 'receivedAt'> &
  Record<'appointmentAt' | 'link', string | null> & {state: string};

/** The weekly sign of life: intake.last_week. `from` is a day, the others are times. */
type Week = Record<'requests' | 'called', number> &
  Record<'backupAt' | 'checkAt', string | null> & {from: string; medianMinutes: number | null};

/** A request as a notice tells of it: intake.request_for_notice. */
export type NoticeRequest = {
  id: number;
  receivedAt: string;
  /** Water is coming in, says the visitor: intake.set_urgent. */
  urgent: boolean;
  suspicion: string | null;
  language: string;
} & Record<RequiredField, string> &
  Partial<Record<Exclude<InspectionField, RequiredField> | 'route' | 'referrer', string | null>>;

export interface Channel {
  /** Stands in the database beside each delivery: `mail`, `webhook`, `log`. */
  readonly name: string;
  /** Whom it reaches, as staff know it. */
  readonly to?: string;
  /** The site's address, for links in messages; without it they have none. */
  readonly site?: string | null;
  /** How many it takes at the same time. */
  readonly atOnce: number;
  /** How long one delivery may take, in ms: less than the lease of the outbox. */
  readonly patience: number;
  /** @throws when it was not delivered; the message says why without personal data. */
  deliver(notice: Notice, signal: AbortSignal): Promise<void>;
}
