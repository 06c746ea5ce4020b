import { expose } from "comlink";
import { previewSample, previewSeason } from "./plan-generator.ts";

expose({ previewSample, previewSeason, isReady: () => true });
