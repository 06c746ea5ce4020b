import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createPlanInput } from "@triplan/contract";
import { REGISTRATION_CLOSED } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { rememberLogin } from "../../../shared/account/known-login.ts";
import { codeRequired, MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../../shared/testing/rows.ts";
import { commit, enter, fillIn, generate, openForm, RACE_DATE } from "../testing/open-form.tsx";

const iris = userRow();
const signedIn = () =>
  new MemoryServer({ "auth.me": () => iris, "plans.create": () => planRow(7) });
const visitor = () =>
  new MemoryServer({
    "auth.me": () => null,
    "auth.login": () => iris,
    "auth.register": () => iris,
    "plans.create": () => planRow(7),
  });

const sent = (server: MemoryServer) =>
  server.inputsOf("plans.create").map((input) => createPlanInput.parse(input));
const refuse = (server: MemoryServer, message: string) =>
  server.answer("plans.create", () => {
    throw refusal(message);
  });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a signed-in user's plan", () => {
  // @covers training-plan-setup-form-1, training-plan-setup-form-10, save-your-training-plan-dialog-6, forms-1
  test("is saved straight away and passed on", async () => {
    const server = signedIn();
    const { created } = await openForm(server);
    fillIn();
    commit("Finish-Time Goal", "2:50:00");
    const release = server.hold();
    generate();
    expect(await screen.findByRole("button", { name: "Generating..." })).toBeTruthy();
    release();
    expect(await screen.findByText("Training plan created!")).toBeTruthy();
    expect(
      screen.getByText("Your olympic training plan has been generated successfully."),
    ).toBeTruthy();
    expect(created).toEqual([planRow(7)]);
    expect(sent(server)).toEqual([
      expect.objectContaining({
        name: "Lisbon Olympic",
        raceDate: RACE_DATE,
        goalFinishTime: 10_200,
        totalWeeks: 16,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  test("is sent once, however often the button is pressed", async () => {
    const server = signedIn();
    await openForm(server);
    fillIn();
    const release = server.hold();
    generate();
    generate();
    press(await screen.findByText("Generating...").then((label) => label.textContent));
    release();
    await screen.findByText("Training plan created!");
    expect(sent(server)).toHaveLength(1);
  });

  test("stays in the form with the server's message when saving fails, and can be sent again", async () => {
    const server = signedIn();
    const { created } = await openForm(server);
    fillIn();
    refuse(server, "Service temporarily unavailable");
    generate();
    expect(await screen.findByText("Error creating plan")).toBeTruthy();
    expect(screen.getByText("Service temporarily unavailable")).toBeTruthy();
    server.answer("plans.create", () => planRow(7));
    await waitFor(() => generate());
    await screen.findByText("Training plan created!");
    const [first, second] = sent(server);
    expect(second).toEqual(first);
    expect(created).toHaveLength(1);
  });

  test("is sent with a new key when changed after a failure", async () => {
    const server = signedIn();
    await openForm(server);
    fillIn();
    refuse(server, "");
    generate();
    expect(await screen.findByText("Please check your inputs and try again.")).toBeTruthy();
    enter("Plan Name", "Lisbon again");
    server.answer("plans.create", () => planRow(7));
    await waitFor(() => generate());
    await screen.findByText("Training plan created!");
    const [first, second] = sent(server);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test("shows the server's field errors under the fields", async () => {
    const server = signedIn();
    await openForm(server);
    fillIn();
    server.answer("plans.create", () => {
      throw refusal("Bad name", [{ path: "name", message: "This name can't be stored" }]);
    });
    generate();
    expect(await screen.findByText("This name can't be stored")).toBeTruthy();
    enter("Plan Name", "Another");
    expect(screen.queryByText("This name can't be stored")).toBeNull();
  });
});

/** Opens the dialog with a valid plan. */
async function openDialog(server: MemoryServer) {
  const opened = await openForm(server);
  fillIn();
  generate();
  const dialog = await screen.findByRole("dialog", { name: "Save Your Training Plan" });
  return { ...opened, dialog };
}

async function logIn(dialog: HTMLElement) {
  fireEvent.click(await within(dialog).findByRole("tab", { name: "Login" }));
  fireEvent.change(await within(dialog).findByLabelText("Email"), {
    target: { value: "iris@example.com" },
  });
  fireEvent.change(within(dialog).getByLabelText("Password"), {
    target: { value: "secret-words" },
  });
  press("Login & Save Plan");
}

describe("a visitor's plan", () => {
  test("asks for a login alone where registration is closed", async () => {
    const server = visitor();
    server.answer("config.get", () => ({ features: [], registration: "closed" }));
    await openForm(server);
    await screen.findByText("Next: log in to save it. Registration is closed on this server.");
    fillIn();
    generate();
    const dialog = within(await screen.findByRole("dialog", { name: "Save Your Training Plan" }));
    expect(dialog.getByRole("button", { name: "Login & Save Plan" })).toBeTruthy();
    fireEvent.click(dialog.getByRole("tab", { name: "Create Account" }));
    expect(dialog.getByText(REGISTRATION_CLOSED)).toBeTruthy();
  });

  // @covers save-your-training-plan-dialog-1
  test("is summarised in the dialog and not sent yet", async () => {
    const server = visitor();
    const { dialog } = await openDialog(server);
    const facts = within(dialog).getAllByRole("definition");
    expect(facts.map((fact) => fact.textContent)).toEqual([
      "Olympic",
      expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/),
      "16 weeks",
      "Intermediate",
    ]);
    expect(sent(server)).toEqual([]);
  });

  // @covers save-your-training-plan-dialog-3, setup-form-8
  test("is saved after the login and passed on", async () => {
    const server = visitor();
    const { created, dialog } = await openDialog(server);
    const release = server.hold();
    await logIn(dialog);
    expect(await screen.findByRole("button", { name: "Saving Plan..." })).toBeTruthy();
    release();
    expect(await screen.findByText("Success!")).toBeTruthy();
    expect(screen.getByText("Your training plan has been saved successfully.")).toBeTruthy();
    expect(created).toEqual([planRow(7)]);
    const read = new Set(["auth.me", "config.get"]);
    const saving = server.calls.map(({ path }) => path).filter((path) => !read.has(path));
    expect(saving.slice(0, 2)).toEqual(["auth.login", "plans.create"]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  // @covers save-your-training-plan-dialog-2, save-your-training-plan-dialog-4
  test("is saved after creating an account", async () => {
    const server = visitor();
    const { created, dialog } = await openDialog(server);
    fireEvent.click(within(dialog).getByRole("tab", { name: "Create Account" }));
    fireEvent.change(within(dialog).getByLabelText("Email"), {
      target: { value: "iris@example.com" },
    });
    fireEvent.change(within(dialog).getByLabelText("Password"), {
      target: { value: "secret-words" },
    });
    const release = server.hold();
    press("Create Account & Save Plan");
    expect(await screen.findByRole("button", { name: "Creating Account..." })).toBeTruthy();
    release();
    await waitFor(() => expect(created).toHaveLength(1));
    expect(server.inputsOf("auth.register")).toEqual([
      { username: "iris@example.com", password: "secret-words" },
    ]);
  });

  test("is saved after a code, for an account with two-step login", async () => {
    const server = visitor();
    server.answer("auth.login", () => {
      throw codeRequired();
    });
    server.answer("secondFactor.login", () => iris);
    const { created, dialog } = await openDialog(server);
    await logIn(dialog);
    const code = await within(dialog).findByLabelText("Code of your app");
    expect(sent(server)).toEqual([]);
    fireEvent.change(code, { target: { value: "123456" } });
    press("Login & Save Plan");
    await waitFor(() => expect(created).toHaveLength(1));
    expect(server.inputsOf("secondFactor.login")).toEqual([{ code: "123456" }]);
  });

  test("is not sent while the login is refused, and the entries stay", async () => {
    const server = visitor();
    server.answer("auth.login", () => {
      throw refusal("Invalid email or password");
    });
    const { dialog } = await openDialog(server);
    await logIn(dialog);
    expect(await screen.findByText("Login failed")).toBeTruthy();
    expect(within(dialog).getByText("Invalid email or password")).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>("Email").value).toBe("iris@example.com");
    expect(sent(server)).toEqual([]);
  });

  test("starts on Create Account in a browser without a previous login, with the password rule", async () => {
    const { dialog } = await openDialog(visitor());
    expect(
      within(dialog).getByRole("tab", { name: "Create Account", selected: true }),
    ).toBeTruthy();
    expect(within(dialog).getByText("At least 6 characters")).toBeTruthy();
    const tabs = within(dialog).getAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Login", "Create Account"]);
  });

  test("starts on Login in a browser with a previous login", async () => {
    rememberLogin();
    const { dialog } = await openDialog(visitor());
    expect(within(dialog).getByRole("tab", { name: "Login", selected: true })).toBeTruthy();
    expect(within(dialog).queryByText("At least 6 characters")).toBeNull();
  });

  test("requires an e-mail and a password, with errors under the fields", async () => {
    const { dialog } = await openDialog(visitor());
    press("Create Account & Save Plan");
    expect(await within(dialog).findByText("Please enter a valid email address")).toBeTruthy();
    expect(within(dialog).getByText("Password must be at least 6 characters")).toBeTruthy();
  });

  test("is saved by a second press when saving failed after the login, without another login", async () => {
    const server = visitor();
    refuse(server, "Service temporarily unavailable");
    const { created, dialog } = await openDialog(server);
    await logIn(dialog);
    expect(await screen.findByText("Service temporarily unavailable")).toBeTruthy();
    expect(within(dialog).getByText(/You are logged in as/)).toBeTruthy();
    server.answer("plans.create", () => planRow(7));
    press("Save Plan");
    expect(await screen.findByText("Success!")).toBeTruthy();
    expect(created).toHaveLength(1);
    expect(server.inputsOf("auth.login")).toHaveLength(1);
    const [first, second] = sent(server);
    expect(second).toEqual(first);
  });

  // @covers save-your-training-plan-dialog-5
  test("is still in the form after Cancel", async () => {
    const { dialog } = await openDialog(visitor());
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>("Plan Name").value).toBe("Lisbon Olympic");
  });
});
