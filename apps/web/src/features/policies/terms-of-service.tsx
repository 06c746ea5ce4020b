import { WEARABLE } from "@triplan/domain";
import { Link } from "react-router-dom";
import { PolicyPage, PolicySection } from "./policy-page.tsx";

export const TermsOfService = () => (
  <PolicyPage
    title="Terms of Service"
    lead="What you can expect from Triplan, and what we expect from you."
  >
    <PolicySection title="Your account">
      <p>
        You register with your email, which is your username, and a password, which is stored
        encrypted. Keep the password to yourself: you are responsible for activity on your account.
      </p>
    </PolicySection>
    <PolicySection title="Medical disclaimer">
      <p>
        Triplan is not medical advice and does not replace a doctor. Talk to a doctor before you
        begin a training plan, above all with an illness, an injury or in pregnancy. Stop and get
        help if you feel pain, dizziness or trouble breathing. You train at your own risk.
      </p>
    </PolicySection>
    <PolicySection title={`Your ${WEARABLE.name} account`}>
      <p>
        Your {WEARABLE.name} data is collected only with your consent. You can disconnect at any
        time: new collection stops, and already synced data is kept.
      </p>
    </PolicySection>
    <PolicySection title="Ending">
      <p>
        You can stop using Triplan at any time. After you delete your account, your personal
        information is deleted within 30 days. We may terminate accounts that are misused, that harm
        others or the service, or that break these terms.
      </p>
    </PolicySection>
    <PolicySection title="More">
      <p>
        What Triplan keeps about you is in the <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    </PolicySection>
  </PolicyPage>
);
