-- A channel of customer service may be a page of ours (FORM: the feedback form), opened in the same small window.
ALTER TABLE content.service_channel DROP CONSTRAINT service_channel_cs_type_check;
ALTER TABLE content.service_channel ADD CONSTRAINT service_channel_cs_type_check CHECK (cs_type IN (
  'LIVECHAT', 'TELEGRAM', 'LINE', 'WHATSAPP', 'ZALO', 'FACEBOOK', 'WECHAT', 'SKYPE', 'FORM', 'EMAIL', 'PHONE'));
ALTER TABLE content.service_channel DROP CONSTRAINT service_channel_path_check;
ALTER TABLE content.service_channel ADD CONSTRAINT service_channel_path_check CHECK (
  length(path) <= 500 AND path ~ '^(/[A-Za-z]|https://[^\s/\\]|mailto:[^\s@]+@|tel:\+?[0-9])');
