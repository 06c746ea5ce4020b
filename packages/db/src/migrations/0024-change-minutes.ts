import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Minutes of the change of a brick, in the advice of its ride. Until now only the text implied them. */
export const changeMinutes: Migration = {
  up: async (db) => {
    await sql`
      update exercise set steps = (
        select jsonb_agg(
          case when step ? 'advice' then step || jsonb_build_object('advice', (
            select jsonb_agg(
              case when advice->>'kind' = 'transition'
                then advice || jsonb_build_object('changeMinutes',
                  case when advice->>'text' like 'Lay out %' then 10 else 3 end)
                else advice end order by place)
            from jsonb_array_elements(step->'advice') with ordinality as each(advice, place)
          )) else step end order by part)
        from jsonb_array_elements(steps) with ordinality as each(step, part))
      where steps @> '[{"advice": [{"kind": "transition"}]}]'`.execute(db);
  },
};
