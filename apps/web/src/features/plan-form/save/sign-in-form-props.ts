/** Of a form that signs in before a plan is saved. */
export interface SignInFormProps {
  isBusy: boolean;
  whileBusy: (work: () => Promise<void>) => Promise<void>;
  /** Called once the user is signed in. */
  onSignedIn: () => Promise<void>;
  onCancel: () => void;
}
