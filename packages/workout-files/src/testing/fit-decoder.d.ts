declare module "fit-decoder" {
  interface Field {
    recordNumber: number;
    data: number | string;
  }

  interface DecodedFile {
    records: { globalMessageNumber: number; fields: Field[] }[];
  }

  const fitDecoder: { fit2json: (file: ArrayBuffer) => DecodedFile };
  export default fitDecoder;
}
