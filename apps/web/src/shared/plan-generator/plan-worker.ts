import { expose } from "comlink";
import { previewPlan, previewSeason } from "./plan-generator.ts";

expose({ previewPlan, previewSeason, isReady: () => true });
