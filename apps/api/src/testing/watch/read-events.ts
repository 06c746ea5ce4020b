/** The data of a server-sent event stream until it ends. */
export async function* readEvents(response: Response): AsyncGenerator {
  const text = response.body?.pipeThrough(new TextDecoderStream());
  let rest = "";
  for await (const chunk of text ?? []) {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const lines = block.split("\n");
      const isMessage = lines.every(
        (line) => !line.startsWith("event:") || line === "event: message",
      );
      const data = lines.find((line) => line.startsWith("data:"))?.slice("data:".length);
      if (isMessage && data) yield JSON.parse(data);
    }
  }
}
