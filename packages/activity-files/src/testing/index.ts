export { sampleRecording, type SampleRecording } from "./sample-recording.ts";
export { writeFit } from "./write-fit.ts";
export { writeGpx, writeTcx } from "./write-xml.ts";
export { writeZip, type ZipEntry } from "./write-zip.ts";
