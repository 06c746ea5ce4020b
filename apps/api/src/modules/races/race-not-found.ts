import { DomainError } from "@triplan/domain";

export const raceNotFound = () => new DomainError("not_found", "Race not found");
