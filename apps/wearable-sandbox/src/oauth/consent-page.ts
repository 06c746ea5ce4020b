import type { Athlete } from "../athletes/athlete.ts";
import { pageShell } from "../http/page-shell.ts";
import { escapeHtml } from "../shared/escape-html.ts";
import { PERMISSIONS } from "../protocol/permissions.ts";
import type { AuthorizeRequest } from "./authorize-request.ts";

function athleteChoice(athlete: Athlete, index: number): string {
  const tick = index === 0 ? " checked" : "";
  return `<label class="choice"><input type="radio" name="athlete" required value="${escapeHtml(athlete.userId)}"${tick}><span>${escapeHtml(athlete.name)}</span></label>`;
}

function permissionChoice(permission: (typeof PERMISSIONS)[number]): string {
  const tick = permission.isTicked ? " checked" : "";
  const hint = `about-${permission.name}`;
  return `<div class="choice"><input type="checkbox" name="permissions" id="${permission.name}" value="${permission.name}" aria-describedby="${hint}"${tick}><span><label for="${permission.name}">${permission.label}</label><small id="${hint}">${permission.text}</small></span></div>`;
}

/** The form that asks for the athlete and the permissions. */
export function consentPage(athletes: readonly Athlete[], request: AuthorizeRequest): string {
  const hidden = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return pageShell(
    "Connect your watch to Triplan",
    `<p>Choose an athlete and what Triplan may access. You can withdraw this at any time.</p>
<form method="post" action="/oauth2Confirm/decision">
${hidden.join("\n")}
<fieldset><legend>Athlete</legend>
${athletes.map(athleteChoice).join("\n")}
</fieldset>
<fieldset><legend>Triplan may access</legend>
${PERMISSIONS.map(permissionChoice).join("\n")}
</fieldset>
<div class="actions">
<button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny" class="quiet">Deny</button>
</div>
</form>`,
  );
}

/** The page that explains a refusal. */
export const refusalPage = (message: string): string =>
  pageShell(
    "This request can't be answered",
    `<p>${escapeHtml(message)}</p><p>Go back to Triplan and connect again.</p>`,
  );
