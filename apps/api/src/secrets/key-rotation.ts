/** Numbers of secrets: re-encrypted, already on the newest key, unreadable. */
export interface KeyRotation {
  reencrypted: number;
  kept: number;
  unreadable: number;
}
