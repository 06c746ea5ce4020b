import { connect } from "@triplan/db";
import { urlOfDatabase } from "@triplan/db/testing/administer";
import { closeTemplate, createDatabase } from "@triplan/db/testing/databases";
import type { TestProject } from "vitest/node";
import { JOB_TIMING } from "../../jobs/job-timing.ts";
import { startJobQueue } from "../../jobs/start-job-queue.ts";
import { capturedLog } from "../api/captured-log.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Name of a template database with an installed job queue. */
    jobsTemplate: string;
  }
}

/** Installs the job queue once, in a second template database. */
export async function setup(project: TestProject): Promise<void> {
  const { testServer } = project.getProvidedContext();
  const { superuserUrl, template, prefix } = testServer;
  const jobsTemplate = `${prefix}_jobs_template`;
  await createDatabase(testServer, jobsTemplate, template);
  const connectionString = urlOfDatabase(superuserUrl, jobsTemplate);
  const { db, close } = connect({ connectionString, onError: () => {} });
  const log = capturedLog().logger;
  const jobs = await startJobQueue({ db, connectionString, timing: JOB_TIMING, log });
  await jobs.stop();
  await close();
  await closeTemplate(testServer, jobsTemplate);
  project.provide("jobsTemplate", jobsTemplate);
}
