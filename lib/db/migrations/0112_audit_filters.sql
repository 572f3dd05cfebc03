-- The audit page filters by action, period and free text (lib/backoffice/audit/queries.ts).
CREATE INDEX audit_action_idx ON backoffice.audit (action, id DESC);
CREATE INDEX audit_at_idx ON backoffice.audit (at);
CREATE INDEX audit_text_idx ON backoffice.audit USING gin ((subject || ' ' || (detail #>> '{}')) gin_trgm_ops);
