export const DOCTOR =
  "Triplan can't judge an illness. Ask a doctor when you have a fever, chest pain, a racing heart " +
  "or breathlessness, or when it lasts.";
