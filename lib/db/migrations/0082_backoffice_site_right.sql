-- Opening and closing the site, its settings, mirrors and service channels are a right of their own (site.write). Whoever
-- may make operators could give it to themselves: they have it.
UPDATE backoffice.operator SET permissions = permissions || '{site.write}'::text[]
 WHERE 'operators.write' = ANY (permissions) AND NOT 'site.write' = ANY (permissions);
