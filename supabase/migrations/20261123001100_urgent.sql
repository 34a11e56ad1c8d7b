-- Urgent is what the visitor says: the form puts LEAK NOW before the message of whoever ticks that water is
-- coming in, and whoever types it at the beginning has said the same. No other word and no other field counts.
create function intake.is_urgent(p_message text)
returns boolean language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  -- What is no letter of any script is a space here. (NFKC: full-width letters are letters, too. Which signs
  -- are letters would otherwise depend on the database's locale.)
  select coalesce(
    regexp_replace(upper(normalize(p_message, NFKC)), '[^A-Z\u00C0-\u1FFF\u2C00-\u2DFF\u3040-\uD7FF]+', ' ', 'g') ~ '^ ?LEAK ?NOW(?![A-Z])', false)
$$;

create function intake.set_urgent()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  new.urgent := intake.is_urgent(new.message);
  return new;
end $$;

create trigger set_urgent before insert or update of message on intake.inspection_requests
  for each row execute function intake.set_urgent();
