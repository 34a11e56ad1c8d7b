-- What a submission costs, and nothing of what it does: each statement is planned once in a session.
--
-- PostgreSQL plans the first five runs of a statement for their very values, and goes on so where
-- that looks better than one plan for all, as where it looks for any of an array of hashes. Every
-- statement of these two functions looks up rows by a key, whatever the values, and planning is a
-- good part of its cost. Functions that they call run with the same setting.
-- (`npm run bench -- database` compares them with a bare insert.)
alter function public.submit_contact_rpc set plan_cache_mode = force_generic_plan;
alter function public.subscribe_newsletter_rpc set plan_cache_mode = force_generic_plan;
