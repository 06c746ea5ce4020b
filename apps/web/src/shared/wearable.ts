/** The watch service that plans are matched with: its name in texts, and its page. @see decisions.md "Names" */
export const WEARABLE = { name: "Garmin", path: "/garmin" } as const;
