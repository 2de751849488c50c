import { Migration } from '@mikro-orm/migrations';

/** Places, events, messages owed, webhooks, telephones and their consent, drafts of public posts. */
export class Alerts extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table alert_look (id serial primary key, looked_at timestamptz not null, blind jsonb not null)`,
  `create table alert_event (id text not null, kind text not null, state text not null, revision int not null, severity text not null, urgency text not null, certainty text not null, title text not null, headline text not null, area text null, lat double precision null, lon double precision null, magnitude double precision null, polygon jsonb null, keys jsonb not null, feeds jsonb not null, onset_at timestamptz not null, expires_at timestamptz null, first_seen_at timestamptz not null, updated_at timestamptz not null, primary key (id))`,
  `create index alert_event_state_index on alert_event (state)`,
  `create index alert_event_updated_at_index on alert_event (updated_at)`,
  `create table alert_location (id serial primary key, account_id int not null, name text not null, lat double precision not null, lon double precision not null, time_zone text not null, thresholds jsonb not null, mute_from smallint null, mute_to smallint null, created_at timestamptz not null)`,
  `create index alert_location_account_id_index on alert_location (account_id)`,
  `create table alert_message (id bigserial primary key, once_key text not null, account_id int not null, event_id text null, channel text not null, endpoint_id int null, body jsonb not null, state text not null default 'queued', attempts int not null default 0, not_before timestamptz not null, leased_until timestamptz null, source_at timestamptz null, created_at timestamptz not null, sent_at timestamptz null, error text null)`,
  `alter table alert_message add constraint alert_message_once_key_unique unique (once_key)`,
  `create index alert_message_state_not_before_index on alert_message (state, not_before)`,
  `create index alert_message_account_id_id_index on alert_message (account_id, id)`,
  `create table alert_notice (event_id text not null, location_id int not null, account_id int not null, severity text not null, cleared boolean not null default false, told_at timestamptz not null, primary key (event_id, location_id))`,
  `create index alert_notice_account_id_index on alert_notice (account_id)`,
  `create table alert_settings (account_id int not null, channel text not null default 'mail', digest boolean not null default false, digest_day text null, leave_secret text not null, updated_at timestamptz not null, primary key (account_id))`,
  `create table consent (id serial primary key, account_id int null, phone text not null, event text not null, channel text not null, language text not null, text_version text not null, at timestamptz not null)`,
  `create index consent_phone_index on consent (phone)`,
  `create table draft_post (id serial primary key, hash bytea not null, text text not null, account_id int null, created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz null, post_id text null)`,
  `alter table draft_post add constraint draft_post_hash_unique unique (hash)`,
  `create table hook_endpoint (id serial primary key, account_id int not null, url text not null, secret text not null, previous_secret text null, previous_until timestamptz null, disabled_reason text null, disabled_at timestamptz null, created_at timestamptz not null)`,
  `create index hook_endpoint_account_id_index on hook_endpoint (account_id)`,
  `create table hook_attempt (id bigserial primary key, endpoint_id int not null, message_id bigint not null, status int null, error text null, ms int not null, at timestamptz not null)`,
  `create index hook_attempt_endpoint_id_id_index on hook_attempt (endpoint_id, id)`,
  `create table whatsapp_inbound (id text not null, received_at timestamptz not null, primary key (id))`,
  `create index whatsapp_inbound_received_at_index on whatsapp_inbound (received_at)`,
  `create table whatsapp_subscription (id serial primary key, account_id int not null, phone text not null, language text not null, state text not null, pending_until timestamptz null, last_inbound_at timestamptz null, changed_at timestamptz not null, created_at timestamptz not null)`,
  `alter table whatsapp_subscription add constraint whatsapp_subscription_phone_unique unique (phone)`,
  `create index whatsapp_subscription_account_id_index on whatsapp_subscription (account_id)`,
  `alter table alert_event add constraint alert_event_state_check check (state in ('active', 'cancelled', 'ended'))`,
  `alter table alert_location add constraint alert_location_account_id_foreign foreign key (account_id) references account (id) on delete cascade`,
  `alter table alert_message add constraint alert_message_account_id_foreign foreign key (account_id) references account (id) on delete cascade`,
  `alter table alert_message add constraint alert_message_channel_check check (channel in ('mail', 'whatsapp', 'hook'))`,
  `alter table alert_message add constraint alert_message_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'dropped'))`,
  `alter table alert_notice add constraint alert_notice_event_id_foreign foreign key (event_id) references alert_event (id) on update cascade on delete cascade`,
  `alter table alert_notice add constraint alert_notice_location_id_foreign foreign key (location_id) references alert_location (id) on update cascade on delete cascade`,
  `alter table alert_notice add constraint alert_notice_account_id_foreign foreign key (account_id) references account (id) on delete cascade`,
  `alter table alert_settings add constraint alert_settings_account_id_foreign foreign key (account_id) references account (id) on update cascade on delete cascade`,
  `alter table alert_settings add constraint alert_settings_channel_check check (channel in ('mail', 'whatsapp', 'none'))`,
  `alter table consent add constraint consent_account_id_foreign foreign key (account_id) references account (id) on delete set null`,
  `alter table consent add constraint consent_event_check check (event in ('requested', 'started', 'agreed', 'stopped', 'lapsed'))`,
  `alter table consent add constraint consent_channel_check check (channel in ('api', 'page', 'whatsapp'))`,
  `alter table draft_post add constraint draft_post_account_id_foreign foreign key (account_id) references account (id) on delete set null`,
  `alter table hook_endpoint add constraint hook_endpoint_account_id_foreign foreign key (account_id) references account (id) on delete cascade`,
  `alter table hook_attempt add constraint hook_attempt_endpoint_id_foreign foreign key (endpoint_id) references hook_endpoint (id) on delete cascade`,
  `alter table whatsapp_subscription add constraint whatsapp_subscription_account_id_foreign foreign key (account_id) references account (id) on delete cascade`,
  `alter table whatsapp_subscription add constraint whatsapp_subscription_state_check check (state in ('pending', 'active', 'stopped'))`,
];
