import { configure } from "@testing-library/react";

// A busy machine may be slow: only a hang is a failure.
configure({ asyncUtilTimeout: 15_000 });
