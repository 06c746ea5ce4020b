import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { PrivacyPolicy } from "./privacy-policy.tsx";
import { TermsOfService } from "./terms-of-service.tsx";

const text = () => document.body.textContent;

test.each([
  [/your email is your username/i],
  [/password is stored encrypted/i],
  [/wearable data is collected only with your consent/i],
  [/disconnecting stops the collection of new data/i],
  [/already synced are kept/i],
  [/deleted within 30 days after you delete your account/i],
  [/log names the network address of logins/i],
  // @covers routes-4, units-and-display-5
])("states in the privacy policy: %s", (statement) => {
  show(<PrivacyPolicy />, { server: new MemoryServer({}) });
  expect(screen.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeTruthy();
  expect(text()).toMatch(statement);
});

test.each([
  [/medical disclaimer/i],
  [/not medical advice/i],
  [/may terminate accounts/i],
  [/your email, which is your username/i],
  [/stored encrypted/i],
  [/only with your consent/i],
  [/deleted within 30 days/i],
  // @covers routes-4
])("states in the terms of service: %s", (statement) => {
  show(<TermsOfService />, { server: new MemoryServer({}) });
  expect(screen.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeTruthy();
  expect(text()).toMatch(statement);
});
