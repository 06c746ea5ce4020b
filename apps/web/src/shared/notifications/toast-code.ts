/** A file of its own, so that what shows toasts is loaded on its own. */
export { notifications } from "@mantine/notifications";
