import { configure } from "@testing-library/react";

// What a test waits for may take long on a busy machine: only a hang is a failure.
configure({ asyncUtilTimeout: 15_000 });
