-- Texts of e-mails and SMS that operators change.

ALTER TABLE identity.outgoing
  -- A keyed hash of the recipient, to find their messages. NULL: written before.
  ADD COLUMN recipient_lookup bytea CHECK (length(recipient_lookup) = 32);
CREATE INDEX outgoing_recipient_idx ON identity.outgoing (recipient_lookup, id DESC) WHERE recipient_lookup IS NOT NULL;
CREATE INDEX outgoing_member_idx ON identity.outgoing (member_id, id DESC) WHERE member_id IS NOT NULL;

-- Every version of a template's text in one language; the highest one applies.
CREATE TABLE inbox.template_version (
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  template text NOT NULL CHECK (template ~ '^[a-zA-Z]{3,40}$'),
  locale text NOT NULL CHECK (locale ~ '^[a-z]{2}$'),
  version integer NOT NULL CHECK (version > 0),
  -- subject, body and action of an e-mail, body of an SMS. NULL: the shipped text applies again.
  texts jsonb,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (channel, template, locale, version)
);
GRANT SELECT, INSERT ON inbox.template_version TO croupier_app;
