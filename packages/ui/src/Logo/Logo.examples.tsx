import type { Examples } from "../gallery/example.ts";
import { Logo } from "./Logo.tsx";

export const examples: Examples = { small: <Logo />, large: <Logo size={64} /> };
