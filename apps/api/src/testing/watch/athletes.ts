/** Athletes of the practice provider. Has recorded activities. */
export const ALEX = "5a1f0c3e7d2b4986a0c1e5d7f9b30001";
/** Has recorded activities too. */
export const SAM = "5a1f0c3e7d2b4986a0c1e5d7f9b30002";
/** Has no recorded activities. */
export const ROBIN = "5a1f0c3e7d2b4986a0c1e5d7f9b30004";
