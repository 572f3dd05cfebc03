-- Where a vendor's games open: an address with placeholders (lib/gateway/launch/address.ts). NULL: the vendor's games cannot be
-- opened. Our own studio is one such address. The content security policy admits the hosts of active vendors in frames.
ALTER TABLE catalogue.vendor ADD COLUMN launch_url text
  CHECK (launch_url ~ '^(/[a-z]|https://[a-z0-9.-]+(:[0-9]+)?/|http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?/)[^[:space:]]*$'
         AND length(launch_url) <= 500);
UPDATE catalogue.vendor SET launch_url = '/studio/{language}/{engine}/{node}#{token}';
