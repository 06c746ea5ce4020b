/**
 * The watch service that plans are matched with. Its name stands here alone: texts, paths and the
 * REST API's fields are made from it.
 */
export const WEARABLE = { name: "Garmin", path: "/garmin" } as const;
