import { listPlacements, type Db } from "@triplan/db";
import { ok, problem, type Finding } from "./finding.ts";

/** Where the shards of each distributed table are. */
export async function checkShards(db: Db): Promise<Finding[]> {
  const placements = await listPlacements(db);
  if (placements === null) {
    return [
      problem("shards", "The extension citus is not installed. Restart Triplan, which does it"),
    ];
  }
  return placements.map(({ table, servers }) => {
    if (servers.length === 0) {
      return problem("shards", `${table} is not distributed. Restart Triplan, which does it`);
    }
    const parts = servers.map(({ server, shards }) => `${shards} on ${server}`);
    return ok("shards", `${table}: ${parts.join(", ")}`);
  });
}
