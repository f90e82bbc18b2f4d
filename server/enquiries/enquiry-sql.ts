/** Both databases share these statements. Times are ms; `next_at` is the next attempt's, or its lease's end. */
export const schema = `
create table if not exists contact_request (
  id text primary key,
  form text not null,
  payload text,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'rejected', 'dead')),
  attempts integer not null default 1,
  accepted_at bigint not null,
  next_at bigint not null,
  held integer not null default 1,
  retry_until bigint not null,
  claimed_at bigint not null default 0,
  reason text,
  closed_at bigint,
  consent text
);
create index if not exists contact_request_due on contact_request (next_at) where state = 'waiting';
create index if not exists contact_request_claimed on contact_request (claimed_at);
create index if not exists contact_request_open on contact_request (accepted_at) where state in ('waiting', 'dead');
create table if not exists contact_fingerprint (digest text primary key, request_id text not null, until bigint not null);
create index if not exists contact_fingerprint_request on contact_fingerprint (request_id);
create table if not exists contact_secret (one integer primary key check (one = 1), secret text not null);
`;

export const tables = ["contact_secret", "contact_request", "contact_fingerprint"] as const;

/** Columns added later. They are nullable: older processes keep writing beside this one and after a rollback. */
export const addedColumns = [["consent", "text"]] as const;

/** Indexes added since the first version; Postgres creates them without a lock on the table. */
export const addedIndexes = [
  ["contact_request_open", "contact_request (accepted_at) where state in ('waiting', 'dead')"],
] as const;

/** Migrates a table of an earlier version. */
export const addColumn = (name: string, type: string) => `alter table contact_request add column ${name} ${type}`;

/** $1 a random secret; an existing one stays. */
export const keepSecret = "insert into contact_secret (one, secret) values (1, $1) on conflict (one) do nothing";
export const secret = "select secret as value from contact_secret where one = 1";

const isOver = "(contact_fingerprint.until <= $4 or contact_fingerprint.until > $5)";

/**
 * $1 digest, $2 id, $3 until, $4 now, $5 the latest credible `until`. A clock set back must not extend the window.
 * Returns the id of the same content within 10 minutes, else $2.
 */
export const takeFingerprint = `
insert into contact_fingerprint (digest, request_id, until) values ($1, $2, $3)
on conflict (digest) do update set
  request_id = case when ${isOver} then excluded.request_id else contact_fingerprint.request_id end,
  until = case when ${isOver} then excluded.until else contact_fingerprint.until end
returning request_id as value`;
/** Drops expired fingerprints and those of a clock that ran ahead. */
export const dropOldFingerprints = "delete from contact_fingerprint where until <= $1 or until > $2";

/**
 * $1 id, $2 form, $3 payload, $4 now. $5 end of the lease, $6 end of all retries, $7 edition of the consent. Restarts a
 * rejected enquiry with this id. Returns no row if the id is otherwise taken.
 */
export const insert = `
insert into contact_request (id, form, payload, accepted_at, next_at, retry_until, consent)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (id) do update set state = 'waiting', attempts = 1, held = 1, reason = null, closed_at = null,
  payload = excluded.payload, accepted_at = excluded.accepted_at, next_at = excluded.next_at,
  retry_until = excluded.retry_until, consent = excluded.consent
where contact_request.state = 'rejected' returning id`;

/** $1 id, $2 now. "open": the visitor's attempt has neither ended nor outlived its lease. */
export const verdict = `
select case when state = 'rejected' then 'rejected'
  when state = 'waiting' and attempts = 1 and reason is null and next_at > $2 then 'open' else 'kept' end as value
from contact_request where id = $1`;

export const anyDue = "select 1 from contact_request where state = 'waiting' and next_at <= $1 limit 1";
/** $1 since when, $2 the latest credible moment: after a clock was set back, old claims must not count. */
export const claimedSince = "select count(*) as value from contact_request where claimed_at > $1 and claimed_at <= $2";
/** $1 now, $2 limit. `rowLock`: the database's clause that leaves rows of other transactions alone. */
export const due = (rowLock: string) => `
select id as value from contact_request where state = 'waiting' and next_at <= $1 order by next_at limit $2 ${rowLock}`;
/** $1 id, $2 now, $3 end of the lease. Returns no row if the enquiry is closed or not due. */
export const claim = `
update contact_request set attempts = attempts + 1, next_at = $3, held = 1, claimed_at = $2
where id = $1 and state = 'waiting' and next_at <= $2
returning id, form, payload, attempts as number, accepted_at as "acceptedAt", retry_until as "retryUntil"`;

/**
 * $1 now, $2 the latest credible due time, $3 end of a lease from now. Later due times come from a clock that was set
 * back. They become due now, or after a lease if an attempt may run.
 */
export const bringBack = `
update contact_request set next_at = case when held = 0 then cast($1 as bigint) else cast($3 as bigint) end
where state = 'waiting' and next_at > $2 returning id`;

/** $1 id, $2 now. Also closes a dead letter: a delivery believed lost has arrived. */
export const delivered = `
update contact_request set state = 'delivered', payload = null, reason = null, closed_at = $2
where id = $1 and state <> 'delivered' returning id`;
/** $1 id, $2 now, $3 reason, $4 when it was accepted: a later submission of the same values stays open. */
export const rejected = `
update contact_request set state = 'rejected', payload = null, reason = $3, closed_at = $2
where id = $1 and state = 'waiting' and accepted_at = $4 returning id`;

/** $1 id, $2 number of the attempt, $3 at, $4 reason, $5 held. */
export const later = `
update contact_request set next_at = $3, reason = $4, held = $5
where id = $1 and state = 'waiting' and attempts = $2 returning id`;
/** Makes an enquiry a dead letter; its data stays until a person decides. */
export const dead = `
update contact_request set state = 'dead', closed_at = $3, reason = $4
where id = $1 and state = 'waiting' and attempts = $2 returning id`;

/** Makes all enquiries due that only wait for their retry time. */
export const hasten = `
update contact_request set next_at = $1 where state = 'waiting' and held = 0 and next_at > $1 returning id`;

/** $1 id, $2 now, $3 end of all retries. Skips running attempts. */
export const redrive = `
update contact_request set state = 'waiting', next_at = $2, held = 0, retry_until = $3, closed_at = null
where id = $1 and payload is not null and (state = 'dead' or (state = 'waiting' and (held = 0 or next_at <= $2)))
returning id`;

/**
 * $1 accepted before, $2 now, $3 start of this process. Drops the data of undeliverable enquiries; the row stays for
 * the list. Waiting ones must have been tried since the start. A running attempt may still succeed: `delivered` accepts
 * that.
 */
export const forget = `
update contact_request set state = 'dead', payload = null, closed_at = coalesce(closed_at, $2)
where state in ('waiting', 'dead') and payload is not null and accepted_at <= $1
  and (state = 'dead' or claimed_at >= $3) returning id`;

/** $1 id, $2 form, $3 payload, $4 state, $5 accepted, $6 end of all retries, $7 now, $8 reason, $9 consent. */
export const restore = `
insert into contact_request (id, form, payload, state, accepted_at, retry_until, next_at, reason, consent, held, closed_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, case when $4 = 'dead' then cast($7 as bigint) end)
on conflict (id) do nothing returning id`;

/** Counters for the administrator; `dead` counts dead letters that still have their data. $1 now. */
export const stats = `
select count(case when state = 'waiting' then 1 end) as waiting,
  count(case when state = 'dead' and payload is not null then 1 end) as dead,
  coalesce(min(case when state = 'waiting' then accepted_at end), $1) as oldest
from contact_request where state in ('waiting', 'dead')`;

const summary = `
id, form, state, attempts, accepted_at as "acceptedAt", next_at as "nextAt", reason, closed_at as "closedAt", consent`;
/** $1 a state, or '' for all, $2 limit. */
export const list = `select ${summary} from contact_request where $1 = '' or state = $1 order by accepted_at limit $2`;
export const show = `select ${summary}, payload from contact_request where id = $1`;

/** $1 closed before, $2 given up before. */
export const purgeable = `
select count(case when state in ('delivered', 'rejected') and closed_at < $1 then 1 end) as closed,
  count(case when state = 'dead' and closed_at < $2 then 1 end) as dead from contact_request`;
/** $1 closed before. */
export const purgeClosed = `
delete from contact_request where state in ('delivered', 'rejected') and closed_at < $1 returning id`;
/** $1 given up before. */
export const purgeDead = "delete from contact_request where state = 'dead' and closed_at < $1 returning id";
