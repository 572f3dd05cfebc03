-- Customer service by its channels (product.md §3: csType, path), apart from the links of content.resource.
CREATE TABLE content.service_channel (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cs_type text NOT NULL CHECK (cs_type IN (
    'LIVECHAT', 'TELEGRAM', 'LINE', 'WHATSAPP', 'ZALO', 'FACEBOOK', 'WECHAT', 'SKYPE', 'EMAIL', 'PHONE')),
  -- Where its window goes. Visitors get it encrypted and are sent on by us, so that no crawler gathers it.
  path text NOT NULL UNIQUE CHECK (length(path) <= 500 AND path ~ '^(https://[^\s/\\]|mailto:[^\s@]+@|tel:\+?[0-9])'),
  position smallint NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE, DELETE ON content.service_channel TO croupier_app;

-- What stood among the links is a channel now.
INSERT INTO content.service_channel (cs_type, path, position)
SELECT 'LIVECHAT', url, position FROM content.resource
 WHERE resource_type = 'customer_service' AND url ~ '^(https://[^\s/\\]|mailto:[^\s@]+@|tel:\+?[0-9])';
DELETE FROM content.resource WHERE resource_type = 'customer_service';
