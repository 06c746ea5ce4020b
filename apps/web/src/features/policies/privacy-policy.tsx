import { PUSH_DAYS, WEARABLE } from "@triplan/domain";
import { Link } from "react-router-dom";
import { PolicyPage, PolicySection } from "./policy-page.tsx";

export const PrivacyPolicy = () => (
  <PolicyPage title="Privacy Policy" lead="What Triplan keeps about you, why, and for how long.">
    <PolicySection title="Your account">
      <p>
        Your email is your username. It identifies your account. Links for a new password or a new
        email and notices of such changes may be mailed to it; it is used for nothing else. Your
        password is stored encrypted: nobody can read it, not even us. Of a passkey, Triplan keeps
        its name, when it was used, and a key that only checks it. Your fingerprint or face never
        leaves your device. The key of an authenticator app is stored encrypted, until you turn
        two-step login off.
      </p>
    </PolicySection>
    <PolicySection title="Your training">
      <p>
        Triplan keeps the plans you make, the days on which you place their exercises, and the
        defaults you save in Settings. They belong to your account, and no other athlete sees them.
      </p>
      <p>
        If you turn on the link to a plan, everyone with the link can see that plan, without your
        name, your heart rates and what you did. You can turn the link off at any time.
      </p>
    </PolicySection>
    <PolicySection title={`Your ${WEARABLE.name} data`}>
      <ul>
        <li>
          Wearable data is collected only with your consent, which you give when you connect your{" "}
          {WEARABLE.name} account.
        </li>
        <li>
          It is used to show your activities and to match them to your planned exercises, and for
          nothing else.
        </li>
        <li>
          If you allow planned workouts there, your exercises of the next {PUSH_DAYS} days are sent
          to {WEARABLE.name}, so that your watch can lead you through them. You can turn this off at
          any time.
        </li>
        <li>
          Disconnecting stops the collection of new data. Activities that are already synced are
          kept, until you delete them or your account.
        </li>
      </ul>
    </PolicySection>
    <PolicySection title="Deleting your account">
      <p>
        You delete your account in Settings. For 14 days, logging in keeps it. Your personal
        information is deleted within 30 days after you delete your account.
      </p>
    </PolicySection>
    <PolicySection title="Logging in">
      <p>
        A login is kept with its time and the name of your browser until it ends. To stop attacks,
        the server&apos;s log names the network address of logins and of requests that it refuses.
      </p>
    </PolicySection>
    <PolicySection title="Cookies">
      <p>
        Triplan sets one cookie, which keeps you logged in. There are no trackers and no
        advertising.
      </p>
    </PolicySection>
    <PolicySection title="More">
      <p>
        The rules for using Triplan are in the <Link to="/terms-of-service">Terms of Service</Link>.
      </p>
    </PolicySection>
  </PolicyPage>
);
