/** True while files are dragged over the page, and no text or card. */
export const holdsFiles = ({
  dataTransfer,
}: {
  dataTransfer: Pick<DataTransfer, "types"> | null;
}): boolean => dataTransfer?.types.includes("Files") ?? false;
