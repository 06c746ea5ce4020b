/** The watch service. Texts, paths and the REST API's fields derive its name from here. */
export const WEARABLE = { name: "Garmin", path: "/garmin" } as const;
