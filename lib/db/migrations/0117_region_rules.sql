-- Region rules that allow: if one of these lists is not empty, only visitors of these countries and networks are served. A
-- blocked network is refused all the same; an allowed network is served also from a blocked country.
ALTER TABLE content.site_status
  ADD COLUMN allowed_countries text[] NOT NULL DEFAULT '{}',
  ADD COLUMN allowed_networks cidr[] NOT NULL DEFAULT '{}';
